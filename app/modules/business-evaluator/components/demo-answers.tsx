import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { Section } from "#app/ui/card";
import type { DemoView } from "../demo/show-demo.server";

/** The made-up answers, to be tried otherwise: they travel in the address alone. */
export function DemoAnswers({ areas, language }: Pick<DemoView, "areas" | "language">) {
	const { t } = useTranslation("businessEvaluator");
	return (
		<Section title={t("demo.answers")} intro={t("demo.answersHelp")} className="mt-10">
			<Form method="get" className="flex flex-col gap-8">
				<input type="hidden" name="lang" value={language} />
				{areas.map(({ id, name, questions }) => (
					<div key={id}>
						<h3 className="mb-2 text-sm font-semibold">{name}</h3>
						<div className="card divide-y divide-line">
							{questions.map((question) => (
								<Scale key={question.id} {...question} />
							))}
						</div>
					</div>
				))}
				<div>
					<Button type="submit" kind="primary">
						{t("demo.show")}
					</Button>
				</div>
			</Form>
		</Section>
	);
}

type ScaleProps = DemoView["areas"][number]["questions"][number];

/** A statement with the points of its scale. */
function Scale({ id, label, value, min, max }: ScaleProps) {
	const points = Array.from({ length: max - min + 1 }, (_, at) => min + at);
	return (
		<fieldset className="px-4 py-3">
			<legend className="float-left mb-1 w-full text-sm">{label}</legend>
			<div className="clear-both flex flex-wrap gap-x-4">
				{points.map((point) => (
					<label key={point} className="inline-flex min-h-11 items-center gap-2 text-sm">
						<input
							type="radio"
							name={id}
							value={point}
							defaultChecked={point === value}
							className="size-4 accent-accent"
						/>
						{point}
					</label>
				))}
			</div>
		</fieldset>
	);
}
