import type { Answered, Asked } from '../../store/opponent/question';
import { thoughtOn } from '../../store/opponent/thoughtOn';

// The opponent's own thread: a view comes in, what it thinks of it goes out.
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const answered: Answered = { id: data.id, thought: thoughtOn(data) };
  postMessage(answered);
});
