import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Nothing } from "#app/platform/guard.server";
import { CardList, CardRow } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import { page } from "../guard.server";
import { paths } from "../paths";
import { showReads } from "../reports/show-reads.server";

export const handle = { i18n: ["psychEval"], title: "psychEval:reads.title" };

export const loader = page("reports", Nothing, showReads);

export default function Reads() {
	const { tenant, reads } = useLoaderData<typeof loader>();
	const { t } = useTranslation("psychEval");
	return (
		<PageBody width="settings">
			<PageHeader
				title={t("reads.title")}
				meta={t("reads.intro")}
				back={{ to: paths(tenant).userForms(), label: t("forms.own") }}
			/>
			{reads.length === 0 ? (
				<EmptyState icon="eye" title={t("reads.none")}>
					{t("reads.noneHelp")}
				</EmptyState>
			) : (
				<CardList label={t("reads.title")}>
					{reads.map(({ id, what, at, reader, form }) => (
						<CardRow key={id}>
							<div className="min-w-0 flex-1">
								<p className="text-sm font-medium break-words">{reader ?? t("reads.gone")}</p>
								<p className="text-13 text-ink-3">
									{t(`reads.what.${what}`)}
									{form && ` · ${form}`}
								</p>
							</div>
							<span className="text-13 text-ink-3">
								<Time at={at} as="dateTime" />
							</span>
						</CardRow>
					))}
				</CardList>
			)}
		</PageBody>
	);
}
