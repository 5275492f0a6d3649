import { createContext, type ReactNode, useContext } from "react";

type FormKey = { name: string; value: string };
const Context = createContext<FormKey>({ name: "", value: "" });

/** Gives the buttons below it the hidden field by which the server knows a form that is sent a second time. */
export function FormKeyProvider({ children, ...key }: FormKey & { children: ReactNode }) {
	return <Context.Provider value={key}>{children}</Context.Provider>;
}

/** That field, for a form; `form`: of one that it does not stand in. */
export function FormKeyField({ form }: { form?: string }) {
	const { name, value } = useContext(Context);
	return value === "" ? null : <input type="hidden" name={name} value={value} form={form} />;
}
