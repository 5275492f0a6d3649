import * as z from "zod";
import { pick } from "#app/directory/fields/field";
import { chosenIds, kept, someIds } from "#app/lists/bulk.schema";
import { Chosen } from "#app/lists/chosen.schema";
import { exportFormat } from "#app/lists/export/export.schema";
import { listedAs } from "#app/lists/fields/noun-field";
import { ListQuery } from "#app/lists/query.schema";
import { id, oneLine } from "#app/platform/text.schema";
import { customerFields } from "../customers.fields";
import { customerShape } from "../customers.schema";
import { customerList } from "./customers.list";

export const CustomersQuery = ListQuery(customerList);
export type CustomersQuery = z.output<typeof CustomersQuery>;

export const CustomersExport = CustomersQuery.extend({ ...exportFormat, ids: chosenIds });

/** A cell that was edited in place. */
export const CustomerCell = z
	.object(pick(customerShape, listedAs(customerFields, { editable: true })))
	.partial()
	.extend({ id, updatedAt: z.coerce.number("wrongType").int("wrongType") });

/** Who is to own them: an e-mail, or a name that only one of the staff has. */
export const BulkAssign = Chosen.extend({ owner: z.string("required").trim().min(1, "required").max(300) });

/** A field and its value, as `visibility:own` or `contactTypeId:`; no value empties it. */
export const BulkSet = Chosen.extend({
	field: z
		.string("required")
		.regex(/^(contactTypeId:[\w-]{0,100}|visibility:(all|own))$/, "wrongValue")
		.transform((sent) => {
			const [name = "", value = ""] = sent.split(":");
			return { name: name as "contactTypeId" | "visibility", value: value || null };
		}),
});

const tag = z
	.string("required")
	.trim()
	.min(1, "required")
	.max(40, "tooLong?count=40")
	.refine((typed) => !typed.includes(","), "crmLists:errors.oneTag");
export const BulkTag = Chosen.extend({ tag, how: z.enum(["add", "remove"], "wrongValue") });
export const UndoTag = z.object({ before: kept(z.object({ tag, how: z.enum(["add", "remove"]), ids: someIds })) });

const listName = oneLine(60);
/** Onto a list that is there (`list`) or a new one (`listName`), or off a list. */
export const BulkList = Chosen.extend({
	list: z.string("wrongType").max(100, "wrongValue").default(""),
	listName: listName.default(""),
	listHow: z.enum(["add", "remove"], "wrongValue"),
});
export const UndoList = z.object({
	before: kept(z.object({ list: id, how: z.enum(["add", "remove"]), ids: someIds })),
});
export const ListInput = z.object({ id, name: listName.min(1, "required") });
export const ListRef = z.object({ id });
