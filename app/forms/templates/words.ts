import type { Option } from "../definition/question";

/** A text of a template in the languages that templates are written in. */
export const say = (nb: string, en: string) => ({ nb, en });
export const option = (id: string, nb: string, en: string): Option => ({ id, label: say(nb, en) });
