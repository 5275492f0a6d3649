import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { ComparedLines } from "#app/ui/compared-lines";
import { useFormat } from "#app/ui/format";
import type { showEdit } from "../show-edit.server";

type Data = Pick<Awaited<ReturnType<typeof showEdit>>, "article" | "text" | "versions" | "compared">;

/** The versions of a text: who kept them and when, compared with the draft, put back. */
export function HistoryCard({ data, here }: { data: Data; here: string }) {
	const { t } = useTranslation("news");
	const { dateTime } = useFormat();
	const { article, text, versions, compared } = data;
	return (
		<Section title={t("history.title")} intro={versions.length === 0 ? t("history.none") : undefined} className="mt-8">
			{versions.length > 0 && (
				<CardList label={t("history.title")}>
					{versions.map((version) => (
						<CardRow key={version.id} className="flex-wrap justify-between">
							<div className="min-w-0">
								<p className="flex flex-wrap items-center gap-2 text-sm font-medium">
									{t("history.number", { number: version.number })}
									{version.isLive && <Badge tone="success">{t("history.live")}</Badge>}
								</p>
								<p className="text-13 text-ink-3" suppressHydrationWarning>
									{t("history.by", { name: version.by, time: dateTime(version.at) })}
								</p>
							</div>
							<div className="flex flex-wrap gap-2">
								<LinkButton size="sm" kind="quiet" to={`${here}&compare=${version.id}`} preventScrollReset>
									{t("history.compare")}
								</LinkButton>
								<Form method="post" preventScrollReset>
									<input type="hidden" name="id" value={article.id} />
									<input type="hidden" name="language" value={text.language} />
									<input type="hidden" name="versionId" value={version.id} />
									<SubmitButton intent="restore" size="sm" kind="secondary">
										{t("history.restore")}
									</SubmitButton>
								</Form>
							</div>
							{compared?.id === version.id && (
								<ComparedLines
									lines={compared.lines}
									language={text.language}
									words={{ same: t("history.same"), removed: t("history.removed"), added: t("history.added") }}
								/>
							)}
						</CardRow>
					))}
				</CardList>
			)}
		</Section>
	);
}
