/** One way to send a form: its fields as a browser sends them, and the names of all its controls, ticked or not. */
export type HtmlForm = { action: string; intent: string | undefined; fields: [string, string][]; names: string[] };

type Attributes = Record<string, string>;
type Control = { tag: string; attributes: Attributes; value: string; form: number | string | undefined };

const tags =
	/<(\/?)(form|input|select|option|textarea|button|fieldset)\b((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>(?:(?<=<textarea\b[^>]*>)([^<]*))?/g;
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const plain = (text: string) => text.replace(/&(#x27|amp|lt|gt|quot);/g, (_all, name: string) => entities[name] ?? "");

/** The forms of a page that change something, one for each of their buttons: for markup as React writes it. */
export function formsInHtml(html: string): HtmlForm[] {
	const forms: Attributes[] = [];
	const controls: Control[] = [];
	let open: number | undefined;
	let select: Control | undefined;
	for (const [, slash, tag = "", rest = "", text = ""] of html.matchAll(tags)) {
		if (slash) {
			if (tag === "form") open = undefined;
			if (tag === "select") select = undefined;
			continue;
		}
		const attributes: Attributes = Object.fromEntries(
			[...rest.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [name, plain(value)]),
		);
		if (tag === "form") open = forms.push(attributes) - 1;
		else if (tag === "option") {
			if (select && (!("value" in select.attributes) || "selected" in attributes)) {
				select.value = attributes.value ?? "";
				select.attributes.value = select.value;
			}
		} else if (tag !== "fieldset") {
			const value = tag === "textarea" ? plain(text.replace(/^\n/, "")) : (attributes.value ?? "");
			const control = { tag, attributes, value, form: attributes.form ?? open };
			controls.push(control);
			if (tag === "select") select = control;
		}
	}
	return forms.flatMap((form, at) => {
		if (form.method?.toLowerCase() !== "post") return [];
		const own = controls.filter((control) => control.form === at || (form.id && control.form === form.id));
		const plainly = own.filter((control) => !isButton(control) && control.attributes.name);
		const buttons = own.filter((control) => isButton(control) && (control.attributes.type ?? "submit") !== "button");
		const names = plainly.map(({ attributes }) => attributes.name ?? "");
		return (buttons.length > 0 ? buttons : [undefined]).map((button) => {
			const { name, value = "", formaction } = button?.attributes ?? {};
			const pressed: [string, string][] = name ? [[name, value]] : [];
			const fields = [...plainly.filter(isSent).map(fieldOf), ...pressed];
			const intent = fields.findLast(([one]) => one === "intent")?.[1];
			return { action: formaction ?? form.action ?? "", intent, fields, names: [...names, ...(name ? [name] : [])] };
		});
	});
}

const isButton = ({ tag, attributes }: Control) =>
	tag === "button" || ["submit", "image"].includes(attributes.type ?? "");
const fieldOf = ({ attributes, value }: Control): [string, string] => [attributes.name ?? "", value];

function isSent({ attributes }: Control): boolean {
	if ("disabled" in attributes || attributes.type === "file") return false;
	return !["checkbox", "radio"].includes(attributes.type ?? "") || "checked" in attributes;
}
