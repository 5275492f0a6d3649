import { Form } from "@remix-run/react";
import { IconButton } from "./button";

type MoveButtonsProps = {
	/** What the page's action is called. */
	intent?: string;
	/** What says which item it is. */
	fields: Record<string, string>;
	/** What the two buttons are called: each names its item. */
	labels: { up: string; down: string };
	isFirst: boolean;
	isLast: boolean;
};

/** Moves an item of a list one place up or down (`way`), without a mouse and without a script. One that is alone has no buttons. */
export function MoveButtons({ intent = "move", fields, labels, isFirst, isLast }: MoveButtonsProps) {
	if (isFirst && isLast) return null;
	return (
		<Form method="post" preventScrollReset className="flex shrink-0">
			<input type="hidden" name="intent" value={intent} />
			{Object.entries(fields).map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{!isFirst && <IconButton type="submit" name="way" value="up" icon="arrow-up" size="sm" label={labels.up} />}
			{!isLast && <IconButton type="submit" name="way" value="down" icon="arrow-down" size="sm" label={labels.down} />}
		</Form>
	);
}
