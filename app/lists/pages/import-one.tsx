import { useLoaderData } from "@remix-run/react";
import { useNamespaces } from "../components/use-namespaces";
import { ImportSteps } from "../import/components/import-steps";
import { importWizard } from "../import/import-wizard.server";
import { ImportQuery } from "../import/wizard.schema";
import { listAction, listPage } from "../list-pages.server";

export const handle = { i18n: ["imports", "errors"], title: "imports:title" };

export const loader = listPage(
	"import",
	() => ImportQuery,
	({ import: kind, namespaces }) =>
		async (visit, query) => ({ ...(await importWizard(kind).showOne(visit, query)), namespaces }),
);
export const action = listAction("import", ({ import: kind }) => importWizard(kind).steps);

/** The steps of one import. */
export default function ImportOne() {
	useNamespaces(useLoaderData<typeof loader>().namespaces);
	return <ImportSteps />;
}
