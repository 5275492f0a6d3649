import { kindergarten } from "./kindergarten";
import { office } from "./office";
import { restaurant } from "./restaurant";
import type { ChecklistTemplate } from "./template";
import { workshop } from "./workshop";

/** The checklists that every organisation has. */
export const templates: readonly ChecklistTemplate[] = [office, workshop, kindergarten, restaurant];

export const templateOf = (key: string): ChecklistTemplate | undefined => templates.find((one) => one.key === key);
