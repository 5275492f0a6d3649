import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";

type PageListProps = {
	pages: readonly { id: string; title: string; updatedAt: number; publishedAt: number | null }[];
	mayWrite: boolean;
	/** The address of this list. */
	list: string;
	answer: unknown;
};

/** The report pages that were made of a form, and a new one. */
export function PageList({ pages, mayWrite, list, answer }: PageListProps) {
	const { t } = useTranslation("reportPages");
	const problem = useFormProblem(answer);
	return (
		<>
			{pages.length === 0 ? (
				<EmptyState icon="file-text" title={t("none")}>
					{t("noneHelp")}
				</EmptyState>
			) : (
				<CardList label={t("title")}>
					{pages.map(({ id, title, updatedAt, publishedAt }) => (
						<CardRow key={id}>
							<div className="min-w-0 flex-1">
								<Link to={`${list}/${id}`} className="link text-sm font-medium break-words">
									{title}
								</Link>
								<p className="text-13 text-ink-3">
									{t("changed")} <Time at={updatedAt} />
								</p>
							</div>
							<Badge tone={publishedAt === null ? "neutral" : "success"}>
								{t(publishedAt === null ? "draft" : "published")}
							</Badge>
						</CardRow>
					))}
				</CardList>
			)}
			{mayWrite && (
				<Section title={t("make.title")} intro={t("make.intro")} className="mt-8">
					<Form method="post" className="flex flex-wrap items-end gap-3" noValidate>
						<TextField
							id="title"
							name="title"
							label={t("make.name")}
							className="w-full max-w-100"
							error={problem.of("title")}
							defaultValue={problem.typed("title") ?? ""}
							autoComplete="off"
						/>
						<SubmitButton intent="make">{t("make.submit")}</SubmitButton>
					</Form>
				</Section>
			)}
		</>
	);
}
