import type { Visit } from "#app/platform/tenant/context";
import type { Area } from "../area";
import type { Form } from "../store/form-row.server";

/** A module's way to what was answered to its forms: who may read and review it, and where the pages lie. */
export type ReviewConfig<Head> = {
	area: Area;
	/** What stands above each page of a form; throws where the visitor may not read, or not review, all that was answered to it. */
	open: (visit: Visit, form: Form, does: "reads" | "reviews") => Head | Promise<Head>;
	toReplies: (tenantGuid: string, name: string) => string;
	toReply: (tenantGuid: string, name: string, id: string) => string;
	/** How it goes with one person by the form. */
	toPerson: (head: Head, personId: string) => string;
};
