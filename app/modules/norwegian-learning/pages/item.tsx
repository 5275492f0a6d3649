import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { DefinitionList } from "#app/ui/definition-list";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { itemHandlers } from "../bank/item-actions.server";
import { ItemAnalysisCard } from "../bank/item-analysis-card";
import { ItemQuery } from "../bank/items.schema";
import { showItem } from "../bank/show-items.server";
import { itemTones, testTones } from "../choices";
import { ItemPlayer } from "../components/player/item-player";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { AnswerLines } from "../results/answer-lines";
import type { AnswerLine } from "../results/answer-words";

export const handle = {
	i18n: ["norwegianLearning", "norwegianTest", "norwegianRescore", "errors"],
	title: "norwegianLearning:item.head",
};

export const loader = page("bank", ItemQuery, showItem);
export const action = pageAction("bank", itemHandlers);

type Tried = { percent: number; lines: AnswerLine[] };

const fileAt = (guid: string) => `/api/media/${guid}`;

/** An item as a candidate sees it, to be tried, and what is known of it. */
export default function Item() {
	const { item, task, right, tests, analysis, oddities, options, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["norwegianLearning", "norwegianRescore"]);
	const format = useFormat();
	const at = paths(tenant);
	const tried = (answer as { tried?: Tried } | undefined)?.tried ?? null;
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.items, label: t("items.title") }}
				title={item.title}
				badges={<Badge tone={itemTones[item.status]}>{t(`status.${item.status}`)}</Badge>}
				meta={`${item.level} · ${t(`skill.${item.skill}`)} · ${t(`kind.${item.kind}`)}`}
				actions={
					<>
						{(item.kind === "gapTyped" || item.kind === "dictation") && (
							<LinkButton icon="list-checks" to={at.typedAnswers(item.id)}>
								{t("norwegianRescore:title")}
							</LinkButton>
						)}
						<LinkButton kind="primary" icon="pencil" to={at.editItem(item.id)}>
							{t("items.edit")}
						</LinkButton>
					</>
				}
			/>
			<div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
				<section aria-labelledby="preview" className="min-w-0">
					<h2 id="preview" className="mb-3 text-base font-semibold">
						{t("item.preview")}
					</h2>
					<Form method="post" preventScrollReset className="rounded-xl border border-line bg-canvas p-4 md:p-6">
						<input type="hidden" name="id" value={item.id} />
						<ItemPlayer
							key={item.id}
							item={{ ...item, task }}
							fileAt={fileAt}
							recording={
								item.audioGuid && (
									// biome-ignore lint/a11y/useMediaCaption: what is said is the task
									<audio
										src={fileAt(item.audioGuid)}
										controls
										preload="metadata"
										className="w-full"
										aria-label={t("item.recording")}
									/>
								)
							}
						/>
						<SubmitButton intent="try" className="mt-5">
							{t("item.try")}
						</SubmitButton>
					</Form>
					{tried && (
						<div role="status" className="mt-4">
							<Notice tone={tried.percent === 100 ? "success" : "info"}>
								{t("item.tried", { percent: tried.percent })}
							</Notice>
						</div>
					)}
					<h3 className="mt-6 mb-2 font-semibold">{t(tried ? "item.yourAnswer" : "item.key")}</h3>
					<AnswerLines
						kind={item.kind}
						lines={tried?.lines ?? right}
						written={item.written}
						hasAnswers={tried !== null}
					/>
				</section>
				<div className="flex min-w-0 flex-col gap-6">
					<section className="card p-4">
						<h2 className="mb-3 text-base font-semibold">{t("item.facts")}</h2>
						<DefinitionList
							items={[
								{ label: t("item.written"), value: t(`written.${item.written}`) },
								{
									label: t("item.difficulty"),
									value: item.calibration
										? t("item.calibrated", {
												value: format.number(item.calibration.b, { maximumFractionDigits: 1 }),
												se: format.number(item.calibration.se ?? 0, { maximumFractionDigits: 1 }),
												count: item.calibration.answers,
											})
										: t("item.expert", { level: item.level }),
								},
								{ label: t("item.shown"), value: item.timesShown },
								{ label: t("item.right"), value: item.right === null ? "–" : t("percent", { value: item.right }) },
								...(item.audioGuid
									? [{ label: t("item.plays"), value: item.playsMost === 0 ? t("item.anyPlays") : item.playsMost }]
									: []),
							]}
						/>
						{item.transcript && (
							<details className="mt-3">
								<summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
									{t("item.transcript")}
								</summary>
								<p lang={item.written} className="text-sm whitespace-pre-line">
									{item.transcript}
								</p>
							</details>
						)}
					</section>
					{analysis && <ItemAnalysisCard {...{ analysis, oddities, options }} written={item.written} />}
					<section className="card p-4">
						<h2 className="mb-2 text-base font-semibold">{t("item.inTests")}</h2>
						{tests.length === 0 && <p className="text-sm text-ink-2">{t("item.inNoTest")}</p>}
						<ul className="flex flex-col gap-1 empty:hidden">
							{tests.map((test) => (
								<li key={test.id} className="flex min-h-9 flex-wrap items-center justify-between gap-2 max-md:min-h-11">
									<Link to={at.test(test.id)} className="link min-w-0 text-sm break-words">
										{test.title}
									</Link>
									<Badge tone={testTones[test.status]}>{t(`testStatus.${test.status}`)}</Badge>
								</li>
							))}
						</ul>
					</section>
					<ConfirmButton
						label={t("toTrash")}
						icon="trash-2"
						title={t("item.trashTitle", { title: item.title })}
						confirmLabel={t("toTrash")}
						fields={{ intent: "trash", id: item.id }}
					>
						{t("item.trashHelp")}
					</ConfirmButton>
				</div>
			</div>
		</PageBody>
	);
}
