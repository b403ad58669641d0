/** An integer from 0 up to but not including the limit; whoever asks the opponent brings the chance. */
export type Random = (limit: number) => number;
