import { FormName } from "#app/forms/review/replies.schema";
import { page } from "../guard.server";
import { formQr } from "../share.server";

export const loader = page("front", FormName, formQr);
