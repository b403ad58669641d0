import type { ReactNode } from 'react';

interface SampleProps {
  readonly name: string;
  /** Half the width of what is drawn, in units. */
  readonly reach?: number;
  readonly children: ReactNode;
}

/** One drawing of the gallery with its name. */
export function Sample({ name, reach = 56, children }: SampleProps) {
  return (
    <figure className="sample">
      <svg viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden="true">
        {children}
      </svg>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

interface SamplesProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Samples({ title, children }: SamplesProps) {
  return (
    <section className="samples">
      <h3>{title}</h3>
      <div>{children}</div>
    </section>
  );
}
