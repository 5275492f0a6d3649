import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Marker } from "#app/forms/over-time/charts";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";

type MarkersProps = { markers: readonly Marker[]; client: string; answer: unknown; last: string };

/** What happened on a day, as it stands on the charts; whoever told it can take it away. */
export function Markers({ markers, client, answer, last }: MarkersProps) {
	const { t } = useTranslation("psychEval");
	const problem = useFormProblem(answer, { intent: "marker", ids: { day: "marker-day", label: "marker-label" } });
	return (
		<>
			{markers.length > 0 && (
				<CardList label={t("markers.title")}>
					{markers.map(({ id, day, label, isOwn }) => (
						<CardRow key={id}>
							<p className="min-w-0 flex-1 text-sm break-words">
								<span className="text-ink-3">
									<Time at={day} as="date" />
								</span>{" "}
								{label}
							</p>
							{isOwn && (
								<Form method="post">
									<input type="hidden" name="client" value={client} />
									<input type="hidden" name="id" value={id} />
									<SubmitButton
										intent="removeMarker"
										kind="quiet"
										size="sm"
										aria-label={`${t("markers.remove")}: ${label}`}
									>
										{t("markers.remove")}
									</SubmitButton>
								</Form>
							)}
						</CardRow>
					))}
				</CardList>
			)}
			<Form key={markers.length} method="post" className="mt-4 flex flex-wrap items-end gap-3" preventScrollReset>
				<input type="hidden" name="client" value={client} />
				<TextField
					id="marker-day"
					name="day"
					type="date"
					label={t("markers.day")}
					error={problem.of("day")}
					defaultValue={problem.typed("day") ?? last}
				/>
				<TextField
					id="marker-label"
					name="label"
					label={t("markers.label")}
					error={problem.of("label")}
					defaultValue={problem.typed("label") ?? ""}
					maxLength={100}
					autoComplete="off"
					className="w-full max-w-80"
				/>
				<SubmitButton intent="marker" kind="secondary" icon="plus">
					{t("markers.add")}
				</SubmitButton>
			</Form>
		</>
	);
}
