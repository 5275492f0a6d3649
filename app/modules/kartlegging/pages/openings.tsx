import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { page, pageAction } from "../guard.server";
import { OpeningInput, OpeningRef, OpeningsQuery } from "../openings/openings.schema";
import { addOpening, closeOpening, showOpenings } from "../openings/openings.server";
import { paths } from "../paths";

export const handle = { i18n: ["kartlegging", "errors"], title: "kartlegging:openings.title" };

export const loader = page("openings", OpeningsQuery, showOpenings);
export const action = pageAction("openings", {
	add: handler(OpeningInput, addOpening),
	close: handler(OpeningRef, closeOpening),
});

const kinds = ["job", "training", "skill"] as const;
const icons = { job: "briefcase", training: "graduation-cap", skill: "wrench" } as const;

/** What companies need: jobs, places for training and skills, out of what they have answered or added by hand. */
export default function Openings() {
	const { openings, companies, counts, chosen, q, kind, endsOn, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>(), { intent: "add" });
	const { t } = useTranslation("kartlegging");
	const at = paths(tenant);
	const options = kinds.map((value) => ({ value, label: t(`openings.kind.${value}`) }));
	return (
		<PageBody width="home">
			<PageHeader
				title={t("openings.title")}
				meta={kinds.map((one) => `${t(`openings.kind.${one}`)}: ${counts[one]}`).join(" · ")}
			/>
			<Form method="get" className="mb-6 flex flex-wrap items-end gap-3">
				<TextField
					id="q"
					name="q"
					type="search"
					label={t("openings.search")}
					defaultValue={q}
					autoComplete="off"
					className="w-72 max-w-full"
				/>
				<SelectField
					id="of-kind"
					name="kind"
					label={t("openings.of")}
					defaultValue={kind}
					options={[{ value: "", label: t("openings.all") }, ...options]}
				/>
				<SubmitButton kind="secondary" icon="search">
					{t("openings.find")}
				</SubmitButton>
			</Form>
			{openings.length === 0 ? (
				<EmptyState icon="briefcase" title={t("openings.none")}>
					{t("openings.noneHelp")}
				</EmptyState>
			) : (
				<CardList label={t("openings.title")}>
					{openings.map(({ id, kind: its, title, places, note, endsOn: until, company, isFromReply }) => (
						<CardRow key={id} className="flex-wrap justify-between gap-y-2">
							<span className="min-w-0 flex-1 basis-64">
								<span className="block text-sm font-medium break-words">{title}</span>
								{note && <span className="block text-13 break-words text-ink-2">{note}</span>}
								<span className="text-13 text-ink-3">
									<Link to={at.company(company.guid)} className="link">
										{company.name}
									</Link>
									{company.municipality && ` · ${company.municipality}`}
									{isFromReply && ` · ${t("openings.fromReply")}`}
									{` · ${t("openings.until")} `}
									<Time at={until} as="date" />
								</span>
							</span>
							<Badge icon={icons[its]}>{t(`openings.counted.${its}`, { count: places })}</Badge>
							<Form method="post" preventScrollReset>
								<input type="hidden" name="id" value={id} />
								<SubmitButton intent="close" kind="quiet" size="sm" aria-label={t("openings.closeOne", { title })}>
									{t("openings.close")}
								</SubmitButton>
							</Form>
						</CardRow>
					))}
				</CardList>
			)}
			<Section title={t("openings.add")} className="mt-8">
				<Form method="post" key={openings.length} className="group card flex max-w-160 flex-col gap-4 p-4" noValidate>
					<SelectField
						id="company"
						name="company"
						label={t("openings.company")}
						error={problem.of("company")}
						defaultValue={problem.typed("company") ?? chosen}
						options={[{ value: "", label: t("openings.choose") }, ...companies]}
					/>
					<SelectField
						id="kind"
						name="kind"
						label={t("openings.of")}
						error={problem.of("kind")}
						defaultValue={problem.typed("kind") ?? "job"}
						options={options}
					/>
					<TextField
						id="title"
						name="title"
						label={t("openings.name")}
						help={t("openings.nameHelp")}
						error={problem.of("title")}
						defaultValue={problem.typed("title") ?? ""}
						autoComplete="off"
					/>
					<div className="grid gap-4 sm:grid-cols-2">
						<TextField
							id="places"
							name="places"
							type="number"
							min={1}
							label={t("openings.places")}
							error={problem.of("places")}
							defaultValue={problem.typed("places") ?? 1}
						/>
						<TextField
							id="endsOn"
							name="endsOn"
							type="date"
							label={t("openings.endsOn")}
							error={problem.of("endsOn")}
							defaultValue={problem.typed("endsOn") ?? endsOn}
						/>
					</div>
					<TextArea
						id="note"
						name="note"
						label={t("openings.note")}
						optional
						error={problem.of("note")}
						defaultValue={problem.typed("note") ?? ""}
					/>
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="add" icon="plus">
							{t("openings.add")}
						</SubmitButton>
					</div>
				</Form>
			</Section>
		</PageBody>
	);
}
