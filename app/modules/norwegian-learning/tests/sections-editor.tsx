import { Form, useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { IconButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { MoveButtons } from "#app/ui/move-buttons";
import { useDragSort } from "#app/ui/use-drag-sort";
import { itemTones, skillIcons } from "../choices";
import { paths } from "../paths";
import type { TestData } from "./show-tests.server";

type SectionData = TestData["sections"][number];

/** The parts of a test with their items: sorted by dragging, or by the buttons at each, which need no mouse and no script. */
export function Sections({ data }: { data: TestData }) {
	const { t } = useTranslation("norwegianLearning");
	const { sections, test } = data;
	return (
		<section className="flex flex-col gap-5">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div className="min-w-0 flex-1 basis-64">
					<h2 className="text-base font-semibold">{t("test.parts")}</h2>
					<p className="text-13 text-ink-3">{t(test.status === "open" ? "test.partsOpen" : "test.partsHelp")}</p>
				</div>
				<a href="#bank" className="btn btn-secondary btn-sm">
					<Icon name="plus" />
					{t("test.add")}
				</a>
			</div>
			{sections.length === 0 && <p className="text-sm text-ink-2">{t("test.empty")}</p>}
			{sections.map((section, at) => (
				<Section
					key={section.skill}
					data={data}
					section={section}
					isFirst={at === 0}
					isLast={at === sections.length - 1}
				/>
			))}
		</section>
	);
}

type SectionProps = { data: TestData; section: SectionData; isFirst: boolean; isLast: boolean };

function Section({ data: { test, tenant }, section, isFirst, isLast }: SectionProps) {
	const { t } = useTranslation("norwegianLearning");
	const { submit } = useFetcher();
	const at = paths(tenant);
	const { skill, items } = section;
	const name = t(`skill.${skill}`);
	const carried = useDragSort(
		items.map(({ id }) => id),
		(ids) => {
			const form = new FormData();
			form.set("intent", "sort");
			form.set("id", test.id);
			form.set("skill", skill);
			for (const id of ids) form.append("ids[]", id);
			submit(form, { method: "post" });
		},
	);
	return (
		<div>
			<div className="mb-2 flex items-center gap-2">
				<Icon name={skillIcons[skill]} className="text-ink-3" />
				<h3 className="font-semibold">{name}</h3>
				<span className="text-13 text-ink-3">{t("itemCount", { count: items.length })}</span>
				<div className="ml-auto">
					<MoveButtons
						intent="moveSection"
						fields={{ id: test.id, skill }}
						labels={{ up: t("test.moveUp", { title: name }), down: t("test.moveDown", { title: name }) }}
						{...{ isFirst, isLast }}
					/>
				</div>
			</div>
			<ol aria-label={name} className="flex flex-col gap-2">
				{items.map((item, place) => (
					<li key={item.id} {...carried(item.id)}>
						<div className="card flex items-center gap-2 p-2">
							<Icon name="grip-vertical" className="size-4 shrink-0 cursor-grab text-ink-3 max-md:hidden" />
							<span className="w-6 shrink-0 text-right text-13 text-ink-3 tabular-nums">{place + 1}</span>
							<div className="min-w-0 flex-1 py-1">
								<Link
									to={at.item(item.id)}
									lang={item.written}
									className="inline-flex min-h-6 items-center font-medium break-words hover:underline max-md:min-h-11"
								>
									{item.title}
								</Link>
								<p className="flex flex-wrap items-center gap-2 text-13 text-ink-3">
									{item.level} · {t(`kind.${item.kind}`)}
									{item.status !== "live" && (
										<Badge tone={itemTones[item.status]}>
											{t("test.notAsked", { status: t(`status.${item.status}`) })}
										</Badge>
									)}
								</p>
							</div>
							<MoveButtons
								fields={{ id: test.id, itemId: item.id }}
								labels={{
									up: t("test.moveUp", { title: item.title }),
									down: t("test.moveDown", { title: item.title }),
								}}
								isFirst={place === 0}
								isLast={place === items.length - 1}
							/>
							<Form method="post" preventScrollReset>
								<input type="hidden" name="intent" value="remove" />
								<input type="hidden" name="id" value={test.id} />
								<input type="hidden" name="itemId" value={item.id} />
								<IconButton type="submit" icon="x" size="sm" label={t("test.remove", { title: item.title })} />
							</Form>
						</div>
					</li>
				))}
			</ol>
		</div>
	);
}
