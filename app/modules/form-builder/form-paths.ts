import { formPaths } from "../../forms/pages/paths";

/** Where the pages of forms lie; what people see who have answered lay there before the module had a name. */
export const paths = formPaths("form_builder", { sent: "form_reply_complete", ownPdf: "form_reply_pdf" });
