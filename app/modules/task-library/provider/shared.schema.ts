import * as z from "zod";
import { id, text } from "#app/platform/text.schema";
import { list } from "../task-library.schema";

/** More are not shared at once, with no more organisations. */
const CONTENTS_MOST = 50;
const TENANTS_MOST = 200;

const blank = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" ? undefined : value), schema.optional().catch(undefined));

export const SharedQuery = z.object({ from: blank(id), find: blank(text(100)) });
export const ShareInput = z.object({
	from: id,
	contents: list(id, CONTENTS_MOST).refine((ids) => ids.length > 0, "sharedLibrary:errors.noContent"),
	tenants: list(id, TENANTS_MOST).refine((ids) => ids.length > 0, "sharedLibrary:errors.noTenant"),
});
export const SharedRef = z.object({ content: id });
export const WithdrawInput = SharedRef.extend({ tenant: blank(id) });
