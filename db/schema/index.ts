export * from "./audit";
export * from "./directory";
export * from "./portal";
