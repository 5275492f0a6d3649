import { type DragEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FieldError } from "#app/ui/field";
import { useHydrated } from "#app/ui/use-hydrated";
import type { FieldKey } from "../../contact-form/fields";

type Shown = { key: FieldKey; isShown: boolean; isRequired: boolean };

/** The fields of a form: which, whether they must be filled in, and in which order, moved by buttons or by dragging. */
export function FieldOrder({ fields, error }: { fields: Shown[]; error?: string }) {
	const { t } = useTranslation(["crmInbox", "contactForm"]);
	const hydrated = useHydrated();
	const [order, setOrder] = useState(() => fields.map(({ key }) => key));
	const [dragged, setDragged] = useState<FieldKey | null>(null);
	const [announced, setAnnounced] = useState("");
	const put = (key: FieldKey, at: number) => {
		const rest = order.filter((one) => one !== key);
		setOrder([...rest.slice(0, at), key, ...rest.slice(at)]);
	};
	const move = (key: FieldKey, by: 1 | -1) => {
		const at = order.indexOf(key) + by;
		if (at < 0 || at >= order.length) return;
		put(key, at);
		setAnnounced(t("form.moved", { field: t(`contactForm:field.${key}`), place: at + 1 }));
	};
	const over = (event: DragEvent, key: FieldKey) => {
		if (dragged === null) return;
		event.preventDefault();
		if (dragged !== key) put(dragged, order.indexOf(key));
	};
	return (
		<>
			<FieldError id="fields">{error}</FieldError>
			<p role="status" className="sr-only">
				{announced}
			</p>
			<ol className="card divide-y divide-line">
				{order.map((key, index) => {
					const { isShown, isRequired } = fields.find((field) => field.key === key) ?? {
						isShown: false,
						isRequired: false,
					};
					const label = t(`contactForm:field.${key}`);
					const button = (where: "up" | "down") => (
						<IconButton
							icon={where === "up" ? "arrow-up" : "arrow-down"}
							label={t(`form.${where}`, { field: label })}
							type={hydrated ? "button" : "submit"}
							name="move"
							value={`${key}.${where}`}
							aria-disabled={index === (where === "up" ? 0 : order.length - 1) || undefined}
							onClick={() => hydrated && move(key, where === "up" ? -1 : 1)}
						/>
					);
					return (
						<li
							key={key}
							draggable={hydrated}
							onDragStart={() => setDragged(key)}
							onDragEnd={() => setDragged(null)}
							onDragOver={(event) => over(event, key)}
							className={`flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2 ${hydrated ? "cursor-grab" : ""} ${dragged === key ? "bg-hover" : ""}`}
						>
							<input type="hidden" name="order" value={key} />
							<div className="min-w-40 flex-1">
								<Checkbox name="shown" value={key} label={label} defaultChecked={isShown} />
							</div>
							<Checkbox
								name="needed"
								value={key}
								aria-label={t("form.requiredOf", { field: label })}
								label={t("form.required")}
								defaultChecked={isRequired}
							/>
							<div className="flex">
								{button("up")}
								{button("down")}
							</div>
						</li>
					);
				})}
			</ol>
		</>
	);
}
