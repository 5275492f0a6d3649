import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { CardRow } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import { FormBadge } from "../../pages/components/form-badge";
import type { ShownForm } from "../module-forms.server";

/** The addresses of a form by its name. */
export type FormPlaces = Record<"build" | "replies" | "report", (name: string) => string>;

/** A form with where it stands, how often it was answered, and what can be done with it. */
export function FormRow({ form, at }: { form: ShownForm; at: FormPlaces }) {
	const { t } = useTranslation("moduleForms");
	const { id, name, title, status, replies, lastReplyAt, isOut } = form;
	const named = (label: string) => ({ "aria-label": `${label}: ${title}` });
	return (
		<CardRow className="flex-wrap justify-between gap-y-3">
			<div className="min-w-0 flex-1 basis-72">
				<Link to={isOut ? at.replies(name) : at.build(name)} className="font-medium break-words hover:underline">
					{title}
				</Link>
				<p className="mt-1 flex flex-wrap items-center gap-2 text-13 text-ink-3">
					<FormBadge status={status} />
					{t("replies", { count: replies })}
					{lastReplyAt > 0 && (
						<>
							{" · "}
							<Time at={lastReplyAt} />
						</>
					)}
				</p>
			</div>
			<div className="flex flex-wrap items-start gap-2">
				<LinkButton to={at.build(name)} size="sm" icon="pencil" {...named(t("build"))}>
					{t("build")}
				</LinkButton>
				{isOut && (
					<>
						<LinkButton to={at.report(name)} size="sm" icon="chart-line" {...named(t("report"))}>
							{t("report")}
						</LinkButton>
						<Form method="post" preventScrollReset>
							<input type="hidden" name="id" value={id} />
							<input type="hidden" name="status" value={status === "open" ? "closed" : "open"} />
							<SubmitButton
								intent="stand"
								kind="secondary"
								size="sm"
								icon="lock"
								{...named(t(status === "open" ? "close" : "open"))}
							>
								{t(status === "open" ? "close" : "open")}
							</SubmitButton>
						</Form>
					</>
				)}
				<ConfirmButton
					label={t("remove")}
					kind="quiet"
					size="sm"
					icon="trash-2"
					title={t("removeTitle", { title })}
					confirmLabel={t("remove")}
					fields={{ intent: "remove", id }}
				>
					{t("removeEffect", { count: replies })}
				</ConfirmButton>
			</div>
		</CardRow>
	);
}
