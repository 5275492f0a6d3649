import * as z from "zod";
import { chosenIds } from "#app/lists/bulk.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { ListCall, ListQuery } from "#app/lists/query.schema";
import { id } from "#app/platform/text.schema";
import { extraTimes } from "../attempts/time-limit";
import { resultList } from "./results.list";

export const ResultsQuery = ListQuery(resultList);
export type ResultsQuery = z.output<typeof ResultsQuery>;
export const ResultsFileQuery = ResultsQuery.extend({ ...exportFormat, ids: chosenIds });
export const AttemptQuery = z.object({ attempt_id: id });
export const GroupQuery = z.object({ test_id: id });
export const AttemptRef = z.object({ id });
export const ExtraTimeInput = z.object({
	id,
	extraPercent: z.coerce.number("wrongType").pipe(z.literal(extraTimes, "wrongValue")),
});
export const ResultsCall = ListCall(resultList);
