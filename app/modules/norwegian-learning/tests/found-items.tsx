import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { IconButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";
import { levels, skills } from "../choices";
import type { TestData } from "./show-tests.server";

/** Items of the bank that can be put into the test, picked by level and skill. */
export function FoundItems({ data, answer }: { data: TestData; answer: unknown }) {
	const { t } = useTranslation("norwegianLearning");
	const problem = useFormProblem(answer, { intent: "add" });
	const adding = useFormProblem(answer, { intent: "addAll" });
	const { test, found, looked, isFull } = data;
	if (isFull) return <p className="text-sm text-ink-2">{t("errors.full")}</p>;
	const any = { value: "", label: t("test.any") };
	return (
		<section>
			<h2 id="bank" tabIndex={-1} className="text-base font-semibold">
				{t("test.add")}
			</h2>
			<Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3 py-3" role="search">
				<TextField
					id="find"
					name="find"
					type="search"
					label={t("items.search")}
					className="min-w-0 flex-2 basis-48"
					defaultValue={looked.find}
				/>
				<SelectField
					id="find-level"
					name="level"
					label={t("item.level")}
					className="flex-1 basis-28"
					defaultValue={looked.level}
					options={[any, ...levels.map((value) => ({ value, label: value }))]}
				/>
				<SelectField
					id="find-skill"
					name="skill"
					label={t("item.skill")}
					className="flex-1 basis-36"
					defaultValue={looked.skill}
					options={[any, ...skills.map((value) => ({ value, label: t(`skill.${value}`) }))]}
				/>
				<SubmitButton kind="secondary" icon="search">
					{t("test.find")}
				</SubmitButton>
			</Form>
			<FormErrors errors={[...problem.summary, ...adding.summary]} />
			<Form method="post" preventScrollReset className="mb-2">
				<input type="hidden" name="id" value={test.id} />
				<SubmitButton intent="addAll" kind="secondary" icon="library">
					{t("test.addAll")}
				</SubmitButton>
			</Form>
			{found.length === 0 && <p className="text-sm text-ink-2">{t("test.nothingFound")}</p>}
			<ul aria-label={t("test.add")} className="flex flex-col divide-y divide-line empty:hidden">
				{found.map((item) => (
					<li key={item.id} className="flex items-center gap-3 py-2">
						<div className="min-w-0 flex-1">
							<p lang={item.written} className="font-medium break-words">
								{item.title}
							</p>
							<p className="text-13 text-ink-3">
								{[item.level, t(`skill.${item.skill}`), t(`kind.${item.kind}`), t(`status.${item.status}`)].join(" · ")}
							</p>
						</div>
						<Form method="post" preventScrollReset>
							<input type="hidden" name="intent" value="add" />
							<input type="hidden" name="id" value={test.id} />
							<input type="hidden" name="itemId" value={item.id} />
							<IconButton type="submit" icon="plus" label={t("test.addOne", { title: item.title })} />
						</Form>
					</li>
				))}
			</ul>
		</section>
	);
}
