import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Link } from "#app/ui/link";
import { type Column, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { paths } from "../paths";
import type { ShownProgress } from "../progress.server";
import { LightBadge } from "./light-badge";

type Member = ShownProgress["members"][number];

/** A project's members by its forms; whoever was asked and has not answered can be reminded where they stand. */
export function ProgressTable({ top, forms, members }: Pick<ShownProgress, "top" | "forms" | "members">) {
	const { t } = useTranslation("generalReports");
	const at = paths(top.tenant);
	const columns: Column<Member>[] = [
		{ key: "name", header: t("standings.member"), phone: "title", cell: ({ name }) => <span>{name}</span> },
		...forms.map(
			(form, nth): Column<Member> => ({
				key: form.id,
				header: form.title,
				phone: "state",
				className: "max-sm:w-full",
				head: (
					<span>
						<Link to={at.form(form.name)} className="link">
							{form.title}
						</Link>
						{form.dueOn && (
							<span className="block text-xs font-normal text-ink-3">
								{t("due")} <Time at={form.dueOn} as="date" />
							</span>
						)}
					</span>
				),
				cell: ({ id, name, cells }) => {
					const cell = cells[nth];
					if (!cell) return null;
					return (
						<span className="flex flex-wrap items-center gap-2 sm:py-1.5">
							<span className="sr-only text-13 text-ink-2 max-sm:not-sr-only max-sm:flex-1">{form.title}:</span>
							{cell.reply ? (
								<Link to={at.reply(form.name, cell.reply.id)} aria-label={`${t(`light.${cell.light}`)}: ${name}`}>
									<LightBadge light={cell.light} />
								</Link>
							) : (
								<LightBadge light={cell.light} />
							)}
							{top.mayChange && cell.occasionId && form.status === "open" && (
								<Form method="post" preventScrollReset>
									<input type="hidden" name="form_name" value={form.name} />
									<input type="hidden" name="userIds[]" value={id} />
									<SubmitButton intent="remind" kind="quiet" size="sm">
										{t("remind.one")}
										<span className="sr-only"> {`${name}: ${form.title}`}</span>
									</SubmitButton>
								</Form>
							)}
						</span>
					);
				},
			}),
		),
	];
	return (
		<Table
			label={t("standings.title")}
			columns={columns}
			rows={members}
			rowKey={({ id }) => id}
			density="roomy"
			wide={forms.length > 4}
		/>
	);
}
