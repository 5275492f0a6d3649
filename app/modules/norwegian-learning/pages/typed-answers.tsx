import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { Button, LinkButton, SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import { TypedQuery } from "../bank/rescore.schema";
import { showTyped, type TypedData } from "../bank/rescore.server";
import { rescoreHandlers } from "../bank/rescore-actions.server";
import { RescoreChanges } from "../bank/rescore-changes";
import { tickOf, ticksOf } from "../bank/tick";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["norwegianRescore", "norwegianLearning", "errors"], title: "norwegianRescore:title" };

export const loader = page("bank", TypedQuery, showTyped);
export const action = pageAction("bank", rescoreHandlers);

/** What people have typed that is not accepted: some of it can be, for everybody. */
export default function TypedAnswers() {
	const { item, typed, accept, changes, earlier, tenant } = useLoaderData<typeof loader>() as TypedData;
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("norwegianRescore");
	const problem = useFormProblem(answer, { intent: "save" });
	const at = paths(tenant);
	const gaps = item.task.kind === "gapTyped" ? item.task.gaps.map(({ id }) => id) : [];
	return (
		<PageBody width="home">
			<PageHeader back={{ to: at.item(item.id), label: item.title }} title={t("title")} meta={t("help")} />
			<div className="flex flex-col gap-8">
				<FormErrors errors={problem.summary} />
				{problem.of("accept") && (
					<p role="alert" className="text-sm text-danger-ink">
						{problem.of("accept")}
					</p>
				)}
				{typed.length === 0 ? (
					<EmptyState icon="check-check" title={t("none")}>
						{t("noneHelp")}
					</EmptyState>
				) : (
					<Form method="get" className="flex max-w-160 flex-col gap-3" preventScrollReset>
						<fieldset className="card divide-y divide-line px-4">
							<legend className="sr-only">{t("typed")}</legend>
							{typed.map(({ gap, words, count }) => (
								<div key={`${gap}:${words}`} className="flex min-h-11 items-center justify-between gap-3 py-1">
									<Checkbox
										name="accept"
										value={tickOf({ gap, words })}
										label={gaps.length > 1 ? t("inGap", { words, number: gaps.indexOf(gap) + 1 }) : words}
										defaultChecked={accept[gap]?.includes(words)}
									/>
									<span className="text-13 whitespace-nowrap text-ink-2 tabular-nums">
										{t("times", { number: count })}
									</span>
								</div>
							))}
						</fieldset>
						<Button type="submit" className="self-start">
							{t("preview")}
						</Button>
					</Form>
				)}
				{changes && <RescoreChanges {...{ changes, accept, tenant }} />}
				{earlier.length > 0 && (
					<section aria-labelledby="earlier">
						<h2 id="earlier" className="mb-3 text-base font-semibold">
							{t("earlier")}
						</h2>
						<ul className="card divide-y divide-line">
							{earlier.map(({ id, added, words, count, isUndone, isFull, createdAt }) => (
								<li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2">
									<div className="min-w-0">
										<p lang={item.written} className="font-medium break-words">
											{words.join(", ")}
										</p>
										<p className="text-13 text-ink-2">
											<Time at={createdAt} as="longDate" /> · {t("changed", { number: count })}
										</p>
									</div>
									{isUndone ? (
										<Badge tone="neutral">{t("takenBack")}</Badge>
									) : (
										<div className="flex flex-wrap gap-2">
											{isFull && <LinkButton to={at.typedAnswers(item.id, ticksOf(added))}>{t("preview")}</LinkButton>}
											<Form method="post">
												<input type="hidden" name="rescoring" value={id} />
												<SubmitButton intent="undo" kind="secondary" icon="undo-2">
													{t("undo")}
												</SubmitButton>
											</Form>
										</div>
									)}
								</li>
							))}
						</ul>
					</section>
				)}
			</div>
		</PageBody>
	);
}
