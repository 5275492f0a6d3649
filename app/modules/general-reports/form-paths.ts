import { formPaths } from "../../forms/pages/paths";

/** Where the pages of forms lie: their reports under the project that they belong to. */
export const paths = formPaths("general_reports", {
	replies: "general_reports/forms/:form_name/replies",
	report: "general_reports/reports/:projectName/:formName",
	reportPages: "general_reports/reports/:projectName/:formName/pages",
	reportPage: "general_reports/reports/:projectName/:formName/pages/:page",
});
