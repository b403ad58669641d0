interface ChoicesProps<T extends string | number> {
  readonly label: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly nameOf: (value: T) => string;
  /** Where the names are each in a language of their own. */
  readonly langOf?: (value: T) => string;
  readonly onChoose: (value: T) => void;
}

/** One of a few, all of them in sight. */
export function Choices<T extends string | number>({ label, values, chosen, nameOf, langOf, onChoose }: ChoicesProps<T>) {
  return (
    <fieldset className="switch">
      <legend>{label}</legend>
      {values.map((one) => (
        <button key={one} type="button" lang={langOf?.(one)} aria-pressed={one === chosen} onClick={() => onChoose(one)}>
          {nameOf(one)}
        </button>
      ))}
    </fieldset>
  );
}
