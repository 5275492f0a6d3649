import type { Visit } from "#app/platform/tenant/context";
import { safetySettings } from "#db/schema/hms";
import { type KeptMatrix, matrixOf, type RiskMatrix } from "../risk/matrix";

type Word = (key: string) => string;
type Settings = typeof safetySettings.$inferSelect;

/** Reads how the organisation works with deviations. */
export const readingSettings = ({ rows }: Pick<Visit, "rows">) => rows.listing(safetySettings, { limit: 1 });

/** The risk matrix out of what was read, a company's own first, in the reader's words where there are no others. */
export const riskMatrix = ([settings]: readonly Settings[], t: Word, own?: KeptMatrix | null): RiskMatrix =>
	matrixOf(own ?? settings?.risk, t);

const ours = [
	"routine",
	"notFollowed",
	"training",
	"equipment",
	"upkeep",
	"order",
	"told",
	"pace",
	"design",
	"outside",
];

/** The causes that are offered. */
export const causesOf = ([settings]: readonly Settings[], t: Word): string[] =>
	settings?.causes ?? ours.map((key) => t(`hms:causes.${key}`));
