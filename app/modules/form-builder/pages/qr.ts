import { page } from "../guard.server";
import { FormName } from "../replies.schema";
import { formQr } from "../share.server";

export const loader = page("front", FormName, formQr);
