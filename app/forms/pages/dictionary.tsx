import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Language, languages } from "#app/platform/i18n";
import { LinkButton } from "#app/ui/button";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { type Column, Table } from "#app/ui/table";
import { FormName } from "../review/replies.schema";
import { showDictionary } from "../review/replies.server";
import { formPage } from "./form-module.server";
import { formAddress } from "./paths";

export const handle = { i18n: ["formReplies", "errors"] };

export const loader = formPage("dictionary", "read", FormName, ({ reviewConfig, paths }) => {
	const show = showDictionary(reviewConfig);
	return async (visit, input) => {
		const { head: _, ...shown } = await show(visit, input);
		const at = (path: string) => formAddress(visit.tenant.guid, path, input);
		return { ...shown, at: { replies: at(paths.replies), file: at(paths.dictionaryFile) } };
	};
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export default function Dictionary() {
	const { at, title, variables } = useLoaderData<typeof loader>();
	const { t } = useTranslation("formReplies");
	type Variable = (typeof variables)[number];
	const columns: Column<Variable>[] = [
		{
			key: "code",
			header: t("dictionary.code"),
			phone: "title",
			cell: ({ code }) => <code className="break-all">{code}</code>,
		},
		{ key: "type", header: t("dictionary.type"), phone: "state", cell: ({ type }) => t(`type.${type}`) },
		{
			key: "wording",
			header: t("dictionary.wording"),
			cell: ({ wording }) => (
				<dl className="py-2">
					{Object.entries(wording).map(([code, text]) => (
						<div key={code} className="whitespace-normal">
							<dt className="inline text-ink-3">{languages[code as Language].name}: </dt>
							<dd className="inline text-ink" lang={code}>
								{text}
							</dd>
						</div>
					))}
				</dl>
			),
		},
		{
			key: "values",
			header: t("dictionary.values"),
			cell: ({ values }) => (
				<ul className="py-2 whitespace-normal">
					{values.map(({ value, label }) => (
						<li key={value}>
							<code>{value}</code>
							{label && ` ${label}`}
						</li>
					))}
				</ul>
			),
		},
		{
			key: "versions",
			header: t("dictionary.versions"),
			align: "right",
			cell: ({ firstVersion, lastVersion }) =>
				lastVersion === null
					? t("dictionary.since", { number: firstVersion })
					: t("dictionary.between", { first: firstVersion, last: lastVersion }),
		},
	];
	return (
		<PageBody>
			<PageHeader
				title={t("dictionary.title")}
				meta={t("dictionary.intro")}
				back={{ to: at.replies, label: title }}
				actions={
					<LinkButton reloadDocument icon="download" to={at.file}>
						{t("dictionary.csv")}
					</LinkButton>
				}
			/>
			<Table label={t("dictionary.title")} columns={columns} rows={variables} rowKey={({ id }) => id} density="roomy" />
		</PageBody>
	);
}
