import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PeoplePicker } from "#app/directory/components/people-picker";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { type GiveListData, showGiveList } from "../words/give-list.server";
import { giveListHandlers } from "../words/word-actions.server";
import { ListQuery } from "../words/words.schema";

export const handle = { i18n: ["norwegianWords", "people", "errors"], title: "norwegianWords:list.give" };

export const loader = page("wordLists", ListQuery, showGiveList);
export const action = pageAction("wordLists", giveListHandlers);

/** Gives a list of words to people, and takes it back. */
export default function GiveWordList() {
	const { list, groups, people, given, tenant } = useLoaderData<typeof loader>() as GiveListData;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("norwegianWords");
	const problem = useFormProblem(answer, { intent: "give" });
	const at = paths(tenant);
	return (
		<PageBody width="settings">
			<PageHeader back={{ to: at.wordList(list.id), label: list.title }} title={t("list.give")} />
			<Form key={given.length} method="post" className="flex flex-col gap-6" noValidate>
				<PeoplePicker
					id="people"
					name="people"
					legend={t("list.who")}
					address={at.wordPeople}
					people={people}
					groups={groups}
					error={problem.of("people")}
					ticked={(id) => problem.ticked("people", id)}
				/>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="give" icon="send" className="self-start">
					{t("list.give")}
				</SubmitButton>
			</Form>
			{given.length > 0 && (
				<section aria-labelledby="given" className="mt-8">
					<h2 id="given" className="mb-3 text-base font-semibold">
						{t("list.given")}
					</h2>
					<ul className="card divide-y divide-line">
						{given.map(({ id, name }) => (
							<li key={id} className="flex items-center justify-between gap-3 px-4 py-1.5">
								<span className="min-w-0 truncate">{name}</span>
								<Form method="post">
									<input type="hidden" name="person" value={id} />
									<SubmitButton intent="take" kind="quiet" size="sm" aria-label={t("list.takeFrom", { name })}>
										{t("list.take")}
									</SubmitButton>
								</Form>
							</li>
						))}
					</ul>
				</section>
			)}
		</PageBody>
	);
}
