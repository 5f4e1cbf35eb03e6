import { useEffect, useRef, useState, type ReactNode } from 'react';

interface DrawnWhenNearProps {
  /** Of what keeps its place until then. */
  readonly className: string;
  readonly children: ReactNode;
}

/** What is far down a page and has scripts of its own: drawn once it is less than a screen away. */
export function DrawnWhenNear({ className, children }: DrawnWhenNearProps) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting === true) setNear(true);
      },
      { rootMargin: '100%' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return isNear ? children : <div ref={place} className={className} />;
}
