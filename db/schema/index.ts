export * from "./audit";
export * from "./crm";
export * from "./directory";
export * from "./lists";
export * from "./media";
export * from "./news";
export * from "./portal";
