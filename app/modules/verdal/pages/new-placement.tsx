import { Form, useActionData, useLoaderData, useSubmit } from "@remix-run/react";
import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { PickOne } from "#app/directory/components/pick-one";
import { handler } from "#app/platform/guard.server";
import { Button, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { RadioGroup } from "#app/ui/choices";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextField } from "#app/ui/text-field";
import { useHydrated } from "#app/ui/use-hydrated";
import { PersonLine } from "../components/person-line";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { NewPlacementInput, NewPlacementQuery } from "../placements/placements.schema";
import { open, showNewPlacement } from "../placements/show-form.server";

export const handle = { i18n: ["verdalPlacements", "people", "errors"], title: "verdalPlacements:new.title" };

export const loader = page("form", NewPlacementQuery, showNewPlacement);
export const action = pageAction("form", { open: handler(NewPlacementInput, open, { level: 20 }) });

const types = ["workTrial", "linkedPosition"] as const;

/** Opens a placement: whoever it is for is chosen first, so that their last conclusion is read before. */
export default function NewPlacement() {
	const { q, hasMore, participants, chosen, line, last, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("verdalPlacements");
	const hydrated = useHydrated();
	const submit = useSubmit();
	const choosing = useRef<HTMLFormElement>(null);
	const pick = useCallback(() => submit(choosing.current), [submit]);
	const back = { to: paths(tenant).placements, label: t("title") };
	if (participants.length === 0 && q === "")
		return (
			<PageBody width="form">
				<PageHeader title={t("new.title")} back={back} />
				<EmptyState icon="users-round" title={t("new.nobody")}>
					{t("new.nobodyHelp")}
				</EmptyState>
			</PageBody>
		);
	return (
		<PageBody width="form">
			<PageHeader title={t("new.title")} back={back} />
			{!hydrated && (q !== "" || hasMore) && (
				<Form method="get" className="mb-5 flex flex-wrap items-end gap-3">
					<TextField
						id="q"
						name="q"
						type="search"
						label={t("new.search")}
						help={hasMore ? t("new.firstShown", { count: participants.length }) : undefined}
						defaultValue={q}
						autoComplete="off"
						className="w-96 max-w-full"
					/>
					<Button type="submit" icon="search">
						{t("workplace.find")}
					</Button>
					<p role="status" className={participants.length === 0 ? "w-full text-sm text-ink-2" : "sr-only"}>
						{participants.length === 0 && t("new.noHits")}
					</p>
				</Form>
			)}
			<Form
				ref={choosing}
				method="get"
				className="flex flex-col gap-3"
				onChange={({ target, currentTarget }) => target instanceof HTMLSelectElement && submit(currentTarget)}
			>
				{q !== "" && <input type="hidden" name="q" value={q} />}
				<PickOne
					id="participant"
					name="participant"
					label={t("field.participantId")}
					help={t("new.participantHelp")}
					none={t("choose")}
					isRequired
					choices={participants}
					defaultValue={chosen?.value ?? ""}
					address={paths(tenant).find("participants")}
					onPick={pick}
				/>
				{!hydrated && (
					<div>
						<Button type="submit">{t("new.next")}</Button>
					</div>
				)}
			</Form>
			{chosen && (
				<>
					<Section
						title={t("line.of", { name: chosen.label })}
						intro={t("line.intro")}
						count={line.length}
						className="mt-8"
					>
						{last && (
							<div className="mb-5">
								<Notice icon="lightbulb" title={t("new.lastConclusion", { workplace: last.workplace })}>
									<p className="whitespace-pre-line">{last.conclusion}</p>
									{last.nextStep && (
										<p className="mt-2">
											{t("field.nextStep")}: {last.nextStep}
										</p>
									)}
								</Notice>
							</div>
						)}
						<PersonLine line={line} tenant={tenant} />
					</Section>
					<Form method="post" key={chosen.value} className="group mt-8 flex flex-col gap-5" noValidate>
						<input type="hidden" name="participantId" value={chosen.value} />
						<input type="hidden" name="seen" value={last?.id ?? ""} />
						<RadioGroup
							id="type"
							name="type"
							legend={t("field.type")}
							error={problem.of("type")}
							defaultValue={problem.typed("type") ?? "workTrial"}
							options={types.map((value) => ({ value, label: t(`type.${value}`), help: t(`typeHelp.${value}`) }))}
						/>
						<FormErrors errors={problem.summary} />
						<div>
							<SubmitButton intent="open">{t("new.button")}</SubmitButton>
						</div>
					</Form>
				</>
			)}
		</PageBody>
	);
}
