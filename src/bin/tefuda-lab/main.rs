//! stub
mod simulate;
fn main() { 
    let mut args = std::env::args_os().skip(2);
    println!("{:?}", simulate::run(&mut args)); }
