import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { PrintButton } from "#app/ui/print-button";
import { Time } from "#app/ui/time";
import { CountedList } from "../components/counted-list";
import { ScanForm } from "../components/scan-form";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { ScanInput, StocktakeRef } from "../stocktakes/stocktakes.schema";
import { closeStocktake, scan, showStocktake } from "../stocktakes/stocktakes.server";

export const handle = {
	i18n: ["resourceStocktake", "resourceLoan", "resources", "media", "errors"],
	title: "resourceStocktake:title",
};

/** Bytes of the form with a picture. */
const PHOTO_MAX = 6_000_000;

export const loader = page("settings", StocktakeRef, showStocktake);
export const action = pageAction(
	"settings",
	{ scan: handler(ScanInput, scan), close: handler(StocktakeRef, closeStocktake) },
	{ bodyMax: PHOTO_MAX },
);

/** Counting what is there with a phone, and the report of it. */
export default function Stocktake() {
	const data = useLoaderData<typeof loader>();
	const { id, title, found, missing, unexpected, expected, closedAt, tenant } = data;
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer);
	const { t } = useTranslation(["resourceStocktake", "resources"]);
	const at = paths(tenant);
	const isOpen = closedAt === null;
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.stocktakes, label: t("title") }}
				title={title}
				meta={[t("of", { found: found.length, expected }), data.author].filter(Boolean).join(" · ")}
				actions={
					<>
						<PrintButton label={t("print")} />
						<LinkButton icon="download" to={at.stocktakeFile(id)} reloadDocument>
							{t("file")}
						</LinkButton>
					</>
				}
			/>
			<p className="mb-4 text-13 text-ink-3">
				<Time at={data.createdAt} />
				{closedAt !== null && (
					<>
						{" – "}
						<Time at={closedAt} />
					</>
				)}
			</p>
			{isOpen && (
				<div className="print:hidden">
					<ScanForm problem={problem} />
				</div>
			)}
			<CountedList title={t("unexpected")} help={t("unexpectedHelp")} rows={unexpected} tenant={tenant} />
			<CountedList title={t("missing")} help={t("missingHelp")} rows={missing} tenant={tenant}>
				{isOpen
					? (one) => (
							<Form method="post" preventScrollReset className="print:hidden">
								<input type="hidden" name="code" value={one.id} />
								<SubmitButton
									intent="scan"
									kind="secondary"
									size="sm"
									aria-label={t("isHereNamed", { name: one.name })}
								>
									{t("isHere")}
								</SubmitButton>
							</Form>
						)
					: undefined}
			</CountedList>
			<CountedList title={t("found")} rows={found} tenant={tenant} />
			{isOpen && (
				<div className="mt-10 print:hidden">
					<ConfirmButton
						label={t("close")}
						kind="secondary"
						title={t("closeTitle", { title })}
						confirmLabel={t("close")}
						fields={{ intent: "close" }}
					>
						{t("closeHelp", { count: missing.length })}
					</ConfirmButton>
				</div>
			)}
		</PageBody>
	);
}
