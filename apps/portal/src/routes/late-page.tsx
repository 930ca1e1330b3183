import { LoadError } from '@oshimado/widgets/errors';
import { lazy, type ComponentType } from 'react';

type Load = () => Promise<{ readonly default: ComponentType }>;

/** Like `lazy`, which remembers a failure for ever: this one asks again after the page's boundary has shown it. */
export function latePage(load: Load): ComponentType {
  const attempt = (): ComponentType =>
    lazy(() =>
      load().catch((cause: unknown) => {
        throw new LoadError(cause, () => {
          Page = attempt();
        });
      }),
    );
  let Page = attempt();
  return function LatePage() {
    const Current = Page;
    return <Current />;
  };
}
