import { formPaths } from "../../forms/pages/paths";

/** Where the pages of the module's forms lie: an organisation has one form, which needs no name. */
export const formPathsOfModule = formPaths("business_evaluator", {
	formReply: "business_evaluator/form/:form_guid",
	formReplyToken: "business_evaluator/form/:form_guid/:token",
});
