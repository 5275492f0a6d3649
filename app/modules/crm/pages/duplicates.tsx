import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { CardList, Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { LikelyPair } from "../duplicates/components/likely-pair";
import { MergedLately } from "../duplicates/components/merged-lately";
import { dismiss, undo } from "../duplicates/duplicate-actions.server";
import { DuplicatesQuery, Pair, UndoInput } from "../duplicates/duplicates.schema";
import { showDuplicates } from "../duplicates/show-duplicates.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["crm", "crmClean", "errors"], title: "crmClean:duplicates.title" };

export const loader = page("customers", DuplicatesQuery, showDuplicates);
export const action = pageAction("customers", {
	dismiss: handler(Pair, dismiss, { level: 20 }),
	undo: handler(UndoInput, undo, { level: 20 }),
});

export default function Duplicates() {
	const { pairs, from, to, next, merged, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("crmClean");
	const at = paths(tenant);
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.customers, label: t("crm:customers.title") }}
				title={t("duplicates.title")}
				meta={from && to && t("duplicates.part", { from, to })}
				actions={
					<LinkButton icon="plus" to={at.mergeCustomers}>
						{t("duplicates.choose")}
					</LinkButton>
				}
			/>
			<FormErrors errors={problem.summary} />
			{pairs.length === 0 ? (
				<EmptyState icon="check-check" title={t(next ? "duplicates.noneHere" : "duplicates.none")}>
					{t("duplicates.noneHelp")}
				</EmptyState>
			) : (
				<CardList label={t("duplicates.title")}>
					{pairs.map((pair) => (
						<LikelyPair key={`${pair.first.id}${pair.second.id}`} pair={pair} tenant={tenant} />
					))}
				</CardList>
			)}
			{next && (
				<div className="mt-4">
					<LinkButton icon="arrow-right" to={`?cursor=${next}`}>
						{t("duplicates.next")}
					</LinkButton>
				</div>
			)}
			{merged.length > 0 && (
				<Section title={t("merged.title")} intro={t("merged.intro")} className="mt-8">
					<MergedLately merged={merged} tenant={tenant} />
				</Section>
			)}
		</PageBody>
	);
}
