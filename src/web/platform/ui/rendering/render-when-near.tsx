import { useEffect, useRef, useState, type ReactNode } from 'react';

interface RenderWhenNearProps {
  /** The class of the placeholder. */
  readonly className: string;
  readonly children: ReactNode;
}

/** Content far down a page with its own script: rendered once it is less than a screen away. */
export function RenderWhenNear({ className, children }: RenderWhenNearProps) {
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
