import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { RowLink, Table } from "#app/ui/table";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { ListForm } from "../words/list-form";
import { type ListData, showList } from "../words/lists.server";
import { listHandlers } from "../words/word-actions.server";
import { ListQuery } from "../words/words.schema";

export const handle = { i18n: ["norwegianWords", "norwegianLearning", "errors"], title: "norwegianWords:list.head" };

export const loader = page("wordLists", ListQuery, showList);
export const action = pageAction("wordLists", listHandlers);

type Word = ListData["words"][number];

/** A list with its words. */
export default function WordListPage() {
	const { list, words, tenant } = useLoaderData<typeof loader>() as ListData;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("norwegianWords");
	const at = paths(tenant);
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.words, label: t("title") }}
				title={list.title}
				meta={t("list.wordsOf", { number: words.length })}
				actions={
					<>
						<ConfirmButton
							label={t("list.remove")}
							title={t("list.removeTitle", { title: list.title })}
							confirmLabel={t("list.remove")}
							fields={{ intent: "remove", list_id: list.id }}
						>
							{t("list.removeHelp")}
						</ConfirmButton>
						<LinkButton kind="primary" icon="send" to={at.giveWordList(list.id)}>
							{t("list.give")}
						</LinkButton>
					</>
				}
			/>
			<div className="flex flex-col gap-8">
				{words.length > 0 && (
					<Table
						label={t("list.words")}
						density="roomy"
						rows={words}
						rowKey={({ id }) => id}
						columns={[
							{
								...{ key: "word", header: t("word.word"), phone: "title" },
								cell: ({ id, word, written }: Word) => (
									<RowLink to={at.word(id)}>
										<span lang={written}>{word}</span>
									</RowLink>
								),
							},
							{
								...{ key: "meaning", header: t("word.meaning"), phone: "line" },
								cell: ({ meaning }: Word) => meaning,
							},
							{
								...{ key: "sentence", header: t("word.sentence"), phone: "line" },
								cell: ({ sentence, written }: Word) => <span lang={written}>{sentence}</span>,
							},
							{
								...{ key: "media", header: t("word.media"), phone: "hide" },
								cell: ({ audioGuid, pictureGuid }: Word) => (
									<span className="flex gap-2">
										{pictureGuid && <Mark icon="image" label={t("word.hasPicture")} />}
										{audioGuid && <Mark icon="volume-2" label={t("word.hasRecording")} />}
									</span>
								),
							},
						]}
					/>
				)}
				<section aria-labelledby="change-list">
					<h2 id="change-list" className="mb-3 text-base font-semibold">
						{t("list.change")}
					</h2>
					<ListForm key={list.updatedAt} list={list} answer={answer} />
				</section>
			</div>
		</PageBody>
	);
}

function Mark({ icon, label }: { icon: IconName; label: string }) {
	return (
		<>
			<Icon name={icon} />
			<span className="sr-only">{label}</span>
		</>
	);
}
